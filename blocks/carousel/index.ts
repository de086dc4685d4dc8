import { gallery as icon } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import { variations } from './edit/variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: saveInnerBlocks,
	variations,
	transforms,
} );
