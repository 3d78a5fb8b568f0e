import { storyNeighbours } from "../../../../src/core/routes/story-neighbours";

test("each story has the stories before and after it as neighbours", () => {
  expect(Object.fromEntries(storyNeighbours(["drives", "north", "villages"]))).toEqual({
    drives: { previous: null, next: "north" },
    north: { previous: "drives", next: "villages" },
    villages: { previous: "north", next: null },
  });
});
