import { group } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';

registerBlock( metadata, { icon: group, edit: Edit, save: saveInnerBlocks } );
