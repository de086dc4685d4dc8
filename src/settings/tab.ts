/** A tab of the owner's screen: `tabs/<slug>/tab.ts` here, or `screen/tab.ts` in a room. */
import type { ComponentType } from 'react';

export interface Tab {
	/** In the address: `&tab=<slug>`. */
	slug: string;
	/** Called when shown, so that it is in the user's language. */
	title: () => string;
	/** Small ones come first. */
	order: number;
	Screen: ComponentType;
}
