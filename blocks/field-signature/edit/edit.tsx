import { __ } from '@wordpress/i18n';
import { FieldEdit, defaultsIn, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
] );

export function Edit( props: EditProps< Attributes > ) {
	return (
		<FieldEdit { ...props } defaults={ DEFAULTS }>
			<div className="frontage-form__signature" aria-hidden>
				<canvas
					className="frontage-form__canvas"
					width={ 900 }
					height={ 300 }
				/>
				<span>{ __( 'Type your full name', 'frontage' ) }</span>
				<input
					type="text"
					className="frontage-form__input"
					readOnly
					tabIndex={ -1 }
				/>
			</div>
		</FieldEdit>
	);
}
