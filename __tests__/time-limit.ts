// Tests that open many pages or build the site.
jest.setTimeout(300_000);
