import { __ } from '@wordpress/i18n';
import {
	FieldEdit,
	RangeField,
	TextField,
	defaultsIn,
	type FieldAttributes,
} from '../../src/editor';
import metadata from './block.json';

interface EditProps {
	attributes: FieldAttributes;
	setAttributes: ( changed: Record< string, unknown > ) => void;
	clientId: string;
	isSelected: boolean;
}

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
	'types',
	'size',
	'count',
] );

export function Edit( props: EditProps ) {
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={
				<>
					<TextField
						name="types"
						label={ __( 'Endings of files', 'frontage' ) }
						help={ __(
							'Such as pdf, jpg, png. Files that browsers or servers could run are never taken.',
							'frontage'
						) }
					/>
					<RangeField
						name="size"
						label={ __( 'Kilobytes at most', 'frontage' ) }
						min={ 100 }
						max={ 20480 }
						step={ 100 }
					/>
					<RangeField
						name="count"
						label={ __( 'Files at most', 'frontage' ) }
						max={ 10 }
					/>
				</>
			}
		>
			<input
				className="frontage-form__input"
				type="file"
				disabled
				aria-hidden
			/>
		</FieldEdit>
	);
}
