/** The condition under which a field is shown: rules, and whether all or any must match (S1 §3). */
import {
	Button,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Condition, Rule } from '@frontage/lib/form-rules';
import { useOtherFields } from './fields-of';
import type { FormField } from './fields-of';
import { selectOptions } from '../select-options';

const operators = (): Record< string, string > => ( {
	is: __( 'is', 'frontage' ),
	'is not': __( 'is not', 'frontage' ),
	'is empty': __( 'is empty', 'frontage' ),
	'is not empty': __( 'is not empty', 'frontage' ),
	contains: __( 'contains', 'frontage' ),
	'does not contain': __( 'does not contain', 'frontage' ),
	'is greater': __( 'is greater than', 'frontage' ),
	'is less': __( 'is less than', 'frontage' ),
} );

/** A field that rules can refer to; options have IDs where these differ from their labels. */
type Asked = Pick< FormField, 'name' | 'label' > & {
	options: ( string | { value: string; label: string } )[];
};

interface Props {
	clientId: string;
	when?: Condition;
	onChange: ( when: Condition | undefined ) => void;
}

/** The panel for a field block's condition. */
export function ConditionPanel( { clientId, when, onChange }: Props ) {
	const others = useOtherFields( clientId ).filter( ( { name } ) => name );
	return (
		<PanelBody
			title={ __( 'Show when', 'frontage' ) }
			initialOpen={ !! when }
		>
			<ConditionFields
				others={ others }
				when={ when }
				onChange={ onChange }
			/>
		</PanelBody>
	);
}

interface ConditionProps extends Omit< Props, 'clientId' > {
	/** Fields that rules can refer to. */
	others: Asked[];
	/** What it means that there are no rules. */
	without?: string;
}

/** The rules, and whether all or any of them must match. */
export function ConditionFields( {
	others,
	when,
	onChange,
	without = __( 'Without rules, the field is always shown.', 'frontage' ),
}: ConditionProps ) {
	const rules = when?.rules ?? [];
	const change = ( next: Rule[] ) =>
		onChange(
			next.length
				? { relation: when?.relation ?? 'all', rules: next }
				: undefined
		);
	return (
		<>
			{ rules.length > 1 && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Match', 'frontage' ) }
					value={ when!.relation }
					options={ selectOptions( {
						all: __( 'All rules', 'frontage' ),
						any: __( 'Any rule', 'frontage' ),
					} ) }
					onChange={ ( relation ) =>
						onChange( { relation, rules } as Condition )
					}
				/>
			) }
			{ rules.map( ( rule, place ) => (
				<RuleFields
					key={ place }
					place={ place }
					rule={ rule }
					others={ others }
					onChange={ ( next ) =>
						change( [
							...rules.slice( 0, place ),
							...next,
							...rules.slice( place + 1 ),
						] )
					}
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! others.length }
				onClick={ () =>
					change( [
						...rules,
						[ others[ 0 ]?.name ?? '', 'is', '' ],
					] )
				}
			>
				{ __( 'Add rule', 'frontage' ) }
			</Button>
			{ ! rules.length && (
				<p>
					{ others.length
						? without
						: __(
								'Add another field to the form first. Rules check the values of other fields.',
								'frontage'
							) }
				</p>
			) }
		</>
	);
}

interface RuleProps {
	place: number;
	rule: Rule;
	others: Asked[];
	onChange: ( next: Rule[] ) => void;
}

function RuleFields( { place, rule, others, onChange }: RuleProps ) {
	const [ target, operator, value ] = rule;
	const { options = [] } =
		others.find( ( { name } ) => name === target ) ?? {};
	const names = Object.fromEntries(
		others.map( ( { name, label } ) => [ name, label ] )
	);
	return (
		<fieldset className="frontage-form-rule">
			<legend>
				{ sprintf(
					/* translators: %d: number of a rule. */
					__( 'Rule %d', 'frontage' ),
					place + 1
				) }
			</legend>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Field', 'frontage' ) }
				value={ target }
				options={ selectOptions( { [ target ]: target, ...names } ) }
				onChange={ ( next ) =>
					onChange( [ [ next, operator, value ] ] )
				}
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Comparison', 'frontage' ) }
				value={ operator }
				options={ selectOptions( operators() ) }
				onChange={ ( next ) => onChange( [ [ target, next, value ] ] ) }
			/>
			{ ! operator.endsWith( 'empty' ) &&
				( options.length ? (
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Value', 'frontage' ) }
						value={ value }
						options={ [ '', ...options ].map( ( option ) =>
							typeof option === 'string'
								? { value: option, label: option }
								: option
						) }
						onChange={ ( next ) =>
							onChange( [ [ target, operator, next ] ] )
						}
					/>
				) : (
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Value', 'frontage' ) }
						value={ value }
						onChange={ ( next ) =>
							onChange( [ [ target, operator, next ] ] )
						}
					/>
				) ) }
			<Button
				variant="link"
				isDestructive
				onClick={ () => onChange( [] ) }
			>
				{ __( 'Remove rule', 'frontage' ) }
			</Button>
		</fieldset>
	);
}
