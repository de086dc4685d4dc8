import { page as icon } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerRoom( metadata, { icon, edit: Edit, save: saveInnerBlocks } );
