import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { registerAnnouncedTypes } from './edit/announced-types';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	help: { look: [ 'width', 'hidesLabel' ] },
} );
registerAnnouncedTypes( metadata.name );
