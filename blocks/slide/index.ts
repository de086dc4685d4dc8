import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	// Labels the slide in the list view and the breadcrumb.
	__experimentalLabel: ( { label } ) => String( label ?? '' ),
} );
