import { googleMaps, onTallDrawing } from "../../../../src/core/business/map";

test("a place of the wide drawing is found on the tall one", () => {
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

test("Google’s maps show a place as a pin, the way there, and a frame", () => {
  expect(googleMaps({ latitude: 35.5, longitude: 33 })).toEqual({
    pin: "https://www.google.com/maps/search/?api=1&query=35.5%2C33",
    route: "https://www.google.com/maps/dir/?api=1&destination=35.5%2C33",
    frame: "https://www.google.com/maps?q=35.5%2C33&z=15&output=embed",
  });
});
