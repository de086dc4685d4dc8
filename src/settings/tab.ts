/**
 * A tab of the owner's screen: `tabs/<slug>/tab.ts` here, or `screen/tab.ts` in a module; what the
 * editor's palette needs of it is in `head.ts` beside it.
 */
import type { ComponentType } from 'react';

export interface TabHead {
	/** In the address: `&tab=<slug>`. */
	slug: string;
	/** Called when shown, so that it is in the user's language. */
	title: () => string;
	/** Small ones come first. */
	order: number;
}

export interface Tab extends TabHead {
	Screen: ComponentType;
}
