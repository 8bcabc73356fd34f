/** What stands around the city: beside it what all share, below it what is mine. */

export { default as AutomaBoard } from "./AutomaBoard.svelte";
export { default as Beside } from "./Beside.svelte";
export { default as Below } from "./Below.svelte";
