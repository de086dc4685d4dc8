import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';
import { transforms } from './edit/transforms';
import './style.scss';
import './editor.scss';

registerBlock( metadata, { icon, edit: Edit, help, transforms } );
