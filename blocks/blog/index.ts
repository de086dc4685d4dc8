import { postList as icon } from '@wordpress/icons';
import { listTransforms, registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: () => null,
	transforms: listTransforms( metadata.name ),
} );
