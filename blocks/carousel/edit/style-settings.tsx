import type { SettingsProps } from '@frontage/editor';
import { MotionSettings } from '@frontage/editor/slides';
import metadata from '../block.json';
import { ColumnSettings } from './column-settings';
import { ShapeSettings } from './shape-settings';
import type { Attributes } from '../attributes';

/** Settings of the row, for items of every kind. */
export const StyleSettings = ( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) => (
	<>
		<ColumnSettings
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<ShapeSettings
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<MotionSettings
			attributes={ attributes }
			defaults={ metadata.attributes }
			setAttributes={ setAttributes }
		/>
	</>
);
