/**
 * A tab of the settings screen: `tabs/<slug>/tab.ts` here, or `screen/tab.ts` in a module. The part that
 * the editor's command palette needs is in `head.ts` next to it.
 */
import type { ComponentType } from 'react';

export interface TabHead {
	/** Used in the URL: `&tab=<slug>`. */
	slug: string;
	/** Called on render, so that the user's language applies. */
	title: () => string;
	/** Lower numbers come first. */
	order: number;
}

export interface Tab extends TabHead {
	Screen: ComponentType;
}
