import { image as icon } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import { slideTransforms } from '@frontage/editor/slides';
import metadata from './block.json';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: saveInnerBlocks,
	transforms: slideTransforms( metadata.name ),
} );
