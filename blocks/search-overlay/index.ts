import { search } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './style.scss';

registerRoom( metadata, {
	icon: search,
	edit: Edit,
	transforms,
} );
