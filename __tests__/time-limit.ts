// Tests that open many pages.
jest.setTimeout(300_000);
