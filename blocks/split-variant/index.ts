import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon,
	edit: Edit,
	// Labels the variant in the list view and the breadcrumb.
	__experimentalLabel: ( { name } ) => String( name ?? '' ),
} );
