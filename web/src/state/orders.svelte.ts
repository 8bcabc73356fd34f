/** What a seat says whenever a question is asked, until somebody stops it: kept in this browser as long as the table is played. */

type BySeat = Record<string, Record<string, string>>;

const NONE: BySeat = {};

const keyOf = (table: string): string => `ashfall.orders.${table}`;

function stored(table: string): BySeat {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "{}") as BySeat;
  } catch {
    return {};
  }
}

function keep(table: string, orders: BySeat): void {
  try {
    if (Object.keys(orders).length) localStorage.setItem(keyOf(table), JSON.stringify(orders));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // A browser that keeps nothing still plays: the orders live as long as the page.
  }
}

export class StandingOrders {
  private all: BySeat = $state.raw({});

  constructor(readonly table: string) {
    this.all = stored(table);
  }

  of(seat: number | null): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.all[String(seat)] ?? {}));
  }

  give(seat: number | null, question: string, text: string): void {
    this.change(seat, new Map(this.of(seat)).set(question, text));
  }

  stop(seat: number | null, question: string): void {
    this.change(seat, new Map([...this.of(seat)].filter(([one]) => one !== question)));
  }

  /** Nothing is asked any more. */
  forget(): void {
    this.all = NONE;
    keep(this.table, NONE);
  }

  private change(seat: number | null, orders: ReadonlyMap<string, string>): void {
    const { [String(seat)]: _, ...others } = this.all;
    this.all = orders.size ? { ...others, [String(seat)]: Object.fromEntries(orders) } : others;
    keep(this.table, this.all);
  }
}
