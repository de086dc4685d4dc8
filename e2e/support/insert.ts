/** A function that runs in the editor's page and inserts a block as the inserter does. */

interface InserterItem {
	name: string;
	title: string;
	initialAttributes: object;
	innerBlocks: unknown[];
}

declare const wp: {
	blocks: {
		createBlock: (
			name: string,
			attributes: object,
			inner: object[]
		) => { clientId: string };
		createBlocksFromInnerBlocksTemplate: (
			template: unknown[]
		) => object[];
		isUnmodifiedDefaultBlock: ( block: object ) => boolean;
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

/**
 * Inserts a block after the selected one, or replaces it if it is an empty paragraph.
 *
 * @param title Title in the inserter.
 * @return Whether the inserter offers it there.
 */
export async function insertItem( title: string ): Promise< boolean > {
	/** The longest that the new block may take to be focused; some never are. */
	const patience = 30;
	const blocks = wp.data.select( 'core/block-editor' );
	const { rootClientId, index } = blocks.getBlockInsertionPoint();
	const item = blocks
		.getInserterItems( rootClientId )
		.find( ( one: InserterItem ) => one.title === title );
	if ( ! item ) {
		return false;
	}
	const block = wp.blocks.createBlock(
		item.name,
		item.initialAttributes,
		wp.blocks.createBlocksFromInnerBlocksTemplate( item.innerBlocks )
	);
	const { insertBlock, replaceBlock, stopTyping } =
		wp.data.dispatch( 'core/block-editor' );
	const selected = blocks.getSelectedBlock();
	await ( selected && wp.blocks.isUnmodifiedDefaultBlock( selected )
		? replaceBlock( selected.clientId, block )
		: insertBlock( block, index, rootClientId ) );
	// The mouse does both: it shows the toolbar, which typing hides, and leaves time to render.
	stopTyping();
	const canvas =
		document.querySelector< HTMLIFrameElement >(
			'iframe[name="editor-canvas"]'
		)?.contentDocument ?? document;
	for (
		let frames = 0;
		frames < patience &&
		! canvas.activeElement?.closest( `[data-block="${ block.clientId }"]` );
		frames++
	) {
		await new Promise( requestAnimationFrame );
	}
	return true;
}
