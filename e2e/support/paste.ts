/** Pasting in the editor. */
import type { Editor } from './editor';

declare const wp: {
	blocks: { createBlock: ( name: string ) => object };
	data: {
		dispatch: ( store: string ) => {
			insertBlock: ( block: object ) => Promise< unknown >;
		};
	};
};

/** Pastes plain text into a new paragraph. */
export async function paste( { page, canvas }: Editor, text: string ) {
	await page.evaluate(
		() =>
			void wp.data
				.dispatch( 'core/block-editor' )
				.insertBlock( wp.blocks.createBlock( 'core/paragraph' ) )
	);
	await canvas
		.locator( '[data-type="core/paragraph"]' )
		.last()
		.evaluate( ( element, given ) => {
			element.focus();
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', given );
			element.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		}, text );
}
