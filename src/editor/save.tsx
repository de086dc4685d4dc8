import { InnerBlocks } from '@wordpress/block-editor';

/** Saves the inner blocks only; the server renders the rest. */
export const saveInnerBlocks = () => <InnerBlocks.Content />;
