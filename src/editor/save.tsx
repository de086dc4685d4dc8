/** Saves the inner blocks only: the server prints the rest. */
import { InnerBlocks } from '@wordpress/block-editor';

export const saveInnerBlocks = () => <InnerBlocks.Content />;
