import { accordionItem } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';

registerRoom( metadata, {
	icon: accordionItem,
	edit: Edit,
	save: saveInnerBlocks,
	help,
} );
