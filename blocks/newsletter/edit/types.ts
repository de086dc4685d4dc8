import type { NewsletterAttributes } from '../view/types';

/** What the editor gives the block. */
export interface EditProps {
	attributes: NewsletterAttributes;
	setAttributes: ( changed: Partial< NewsletterAttributes > ) => void;
}
