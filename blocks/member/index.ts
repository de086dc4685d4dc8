import { people as icon } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';
import { transforms } from './transforms';
import './style.scss';
import './editor.scss';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: saveInnerBlocks,
	help,
	transforms,
	// Names the person in the list view and the breadcrumb.
	__experimentalLabel: ( { name } ) => String( name ?? '' ),
} );
