import { describe, expect, it } from "vitest";
import { soft } from "./soft";

const shown = (name: string, lang: "en" | "ru" | "pl") => soft(name, lang).replaceAll("\u00ad", "-");

describe("long words", () => {
  it("may be broken between their syllables", () => {
    expect(shown("Преобразователь", "ru")).toBe("Преоб-ра-зо-ва-тель");
    expect(shown("Контрабандисты", "ru")).toBe("Конт-ра-бан-дисты");
    expect(shown("Накопление", "ru")).toBe("Накоп-ле-ние");
    expect(shown("Przeczesywanie ulic", "pl")).toBe("Prze-cze-sy-wa-nie ulic");
    expect(shown("Magazynowanie", "pl")).toBe("Maga-zy-no-wa-nie");
  });

  it("stay whole where they are short or English, and lose no letter", () => {
    expect(shown("Марш и сбор", "ru")).toBe("Марш и сбор");
    expect(shown("Reconstruction", "en")).toBe("Reconstruction");
    for (const name of ["Демонстрация силы", "Подъёмник", "Wzgórza Przekaźnikowe", "Zamarznięty Dworzec"])
      for (const lang of ["ru", "pl"] as const) expect(soft(name, lang).replaceAll("\u00ad", "")).toBe(name);
  });
});
