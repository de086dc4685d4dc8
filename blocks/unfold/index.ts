import { chevronDown } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: chevronDown,
	edit: Edit,
	save: saveInnerBlocks,
	transforms,
} );
