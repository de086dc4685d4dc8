import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

export function Edit() {
	// A card always has two faces; their content is free.
	const face = useInnerBlocksProps( useBlockProps(), {
		templateLock: false,
	} );
	return <div { ...face } />;
}
