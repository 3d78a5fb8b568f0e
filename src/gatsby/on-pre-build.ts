import type { GatsbyNode } from "gatsby";
import { readSiteTexts } from "../publish/site-texts";
import { siteAt } from "../content/site-data";
import { projectFolder } from "./project-folder";
import { writeSocialPictures } from "../publish/social-pictures/write-social-pictures";
import { required } from "../core/required";

let drawing: Promise<number> | undefined;

/** How many social pictures were drawn, as soon as all are. */
export const socialPicturesDrawn = (): Promise<number> => required(drawing, "The drawing of social pictures");

/** Starts to draw the social pictures, which need the content only: webpack uses one core for the next half minute. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  const root = projectFolder(store);
  const site = siteAt(root);
  drawing = writeSocialPictures(root, site.data, site.routes, readSiteTexts(site));
};
