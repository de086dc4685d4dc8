import { search } from '@wordpress/icons';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import './style.scss';

registerBlock( metadata, {
	icon: search,
	edit: Edit,
	transforms,
} );
