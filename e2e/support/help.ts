/** Shared by the specs of help for authors: sample blocks, and where the help appears. */
import type { Locator, Page } from '@playwright/test';
import type { Editor } from './editor';

declare const wp: {
	blocks: { parse: ( content: string ) => any[] };
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

export const TABS =
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->';

export const write = ( { page }: Editor, content: string ) =>
	page.evaluate(
		( blocks ) =>
			wp.data
				.dispatch( 'core/block-editor' )
				.resetBlocks( wp.blocks.parse( blocks ) ),
		content
	);

export const selected = ( { page }: Editor ): Promise< string | undefined > =>
	page.evaluate(
		() => wp.data.select( 'core/block-editor' ).getSelectedBlock()?.name
	);

export const sidebar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );
