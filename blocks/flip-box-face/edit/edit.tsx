import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

export function Edit() {
	// The card's faces stay two; what is on them is free.
	const face = useInnerBlocksProps( useBlockProps(), {
		templateLock: false,
	} );
	return <div { ...face } />;
}
