/** Shows what a visitor of the author's choice would see. */
import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { holds, type OverlayRules, type SeenBy } from '../../ui/overlay-rules';
import {
	conditionNames,
	conditionOptions,
	either,
	sayCondition,
	type Option,
} from './condition-types';
import { sayTrigger } from './trigger-types';
import { useSiteOptions } from './use-site-options';

type Name = keyof SeenBy;

const GUEST: Record< Name, string > = {
	page: 'type:post',
	term: '',
	role: 'guest',
	device: 'phone',
	referrer: '',
	date: new Date().toISOString().slice( 0, 10 ),
	cart: 'empty',
};

/**
 * @param props       The overlay.
 * @param props.rules Its rules.
 */
export function Simulator( { rules }: { rules: OverlayRules } ) {
	const [ chosen, choose ] = useState( GUEST );
	const more = useSiteOptions();
	if ( ! rules.triggers.length ) {
		return null;
	}
	return (
		<PanelBody
			title={ __( 'Try a visitor', 'frontage' ) }
			initialOpen={ false }
		>
			{ ( Object.keys( GUEST ) as Name[] ).map( ( name ) => (
				<Choice
					key={ name }
					name={ name }
					value={ chosen[ name ] }
					more={ more }
					onChange={ ( value ) =>
						choose( { ...chosen, [ name ]: value } )
					}
				/>
			) ) }
			<Verdict rules={ rules } seen={ visitOf( chosen ) } more={ more } />
		</PanelBody>
	);
}

/**
 * A visit as conditions see it; somebody with a role is a member too.
 *
 * @param chosen What the author chose.
 */
function visitOf( chosen: Record< Name, string > ): SeenBy {
	const { page, term, role } = chosen;
	return {
		...( chosen as unknown as SeenBy ),
		page: [ page ],
		term: [ term ],
		role: role === 'guest' ? [ role ] : [ 'member', role ],
		referrer: chosen.referrer.toLowerCase(),
	};
}

interface VerdictProps {
	rules: OverlayRules;
	seen: SeenBy;
	more: Option[];
}

function Verdict( { rules, seen, more }: VerdictProps ) {
	const failed = rules.conditions.filter(
		( one ) => one.values.join( '' ) && ! holds( one, seen )
	);
	const reasons = failed.map( ( one ) => sayCondition( one, more ) );
	return (
		<Notice
			isDismissible={ false }
			status={ failed.length ? 'warning' : 'success' }
		>
			{ failed.length
				? sprintf(
						/* translators: %s: conditions that do not hold, such as “on posts”. */
						__( 'Would not open: only %s.', 'frontage' ),
						reasons.join( ', ' )
					)
				: sprintf(
						/* translators: %s: when, such as “after 5 seconds”. */
						__( 'Would open %s.', 'frontage' ),
						either( rules.triggers.map( sayTrigger ) )
					) }
		</Notice>
	);
}

interface ChoiceProps {
	name: Name;
	value: string;
	more: Option[];
	onChange: ( value: string ) => void;
}

function Choice( { name, value, more, onChange }: ChoiceProps ) {
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label: conditionNames()[ name ],
		value,
		onChange,
	} as const;
	const terms = [ { value: '', label: '—' } ].concat(
		more.filter( ( option ) => ! option.value.startsWith( 'id:' ) )
	);
	const options = name === 'term' ? terms : conditionOptions()[ name ];
	return options ? (
		<SelectControl { ...control } options={ options } />
	) : (
		<TextControl
			{ ...control }
			type={ name === 'date' ? 'date' : 'text' }
		/>
	);
}
