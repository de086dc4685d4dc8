import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PlaceRulesFields } from '@frontage/editor/places/rules';
import { TokenField } from '@frontage/editor/token-field';
import type { Device } from '../types';
import { deviceNames } from '../labels';
import { Field } from './field';
import type { Editing } from './use-draft';

interface Props {
	editing: Editing;
	/** Names of all groups. */
	groups: string[];
}

/** On which devices and pages, and in which groups an ad is shown. */
export function Targets( { editing, groups }: Props ) {
	const { draft, problem, change, set } = editing;
	const { devices, rules } = draft.settings;
	const toggle = ( device: Device, isOn: boolean ) =>
		set( {
			devices: isOn
				? [ ...devices, device ]
				: devices.filter( ( one ) => one !== device ),
		} );
	return (
		<>
			<Field name="groups" problem={ problem }>
				<TokenField
					label={ __( 'Groups', 'frontage' ) }
					value={ draft.groups }
					suggestions={ groups }
					onChange={ ( tokens ) =>
						change( {
							groups: tokens.map( ( token ) =>
								typeof token === 'string' ? token : token.value
							),
						} )
					}
				/>
				<p className="frontage-setting__note">
					{ __(
						'A place shows the ads of one group in turn. Type a new name to add a group.',
						'frontage'
					) }
				</p>
			</Field>
			<Field name="devices" problem={ problem }>
				<fieldset className="frontage-ads__choices">
					<legend>{ __( 'Devices', 'frontage' ) }</legend>
					{ (
						Object.entries( deviceNames() ) as [ Device, string ][]
					 ).map( ( [ device, label ] ) => (
						<CheckboxControl
							key={ device }
							__nextHasNoMarginBottom
							label={ label }
							checked={ devices.includes( device ) }
							onChange={ ( isOn ) => toggle( device, isOn ) }
						/>
					) ) }
				</fieldset>
			</Field>
			<Field name="rules" problem={ problem }>
				<fieldset className="frontage-ads__choices">
					<legend>{ __( 'Pages', 'frontage' ) }</legend>
					<PlaceRulesFields
						rules={ rules }
						onChange={ ( changed ) => set( { rules: changed } ) }
					/>
				</fieldset>
			</Field>
		</>
	);
}
