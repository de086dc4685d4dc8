import { InnerBlocks } from '@wordpress/block-editor';

/** Saves the inner blocks only: the server prints the rest. */
export const saveInnerBlocks = () => <InnerBlocks.Content />;
