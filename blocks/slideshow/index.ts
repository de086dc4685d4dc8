import { registerBlock, wallTransforms } from '@frontage/editor';
import { slideTransforms } from '@frontage/editor/slides';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import { wall } from './edit/wall';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: wallTransforms( wall, slideTransforms( metadata.name ) ),
} );
