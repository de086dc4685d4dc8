import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	NumberText,
	TextField,
	ToggleField,
	currencySigns,
	defaultsIn,
	numberLocale,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

interface Context {
	'frontage/pricingCurrency'?: string;
	'frontage/pricingPeriods'?: boolean;
	'frontage/pricingTag'?: string;
}

const TEMPLATE: [ string, object, [ string, object ][]? ][] = [
	[ 'core/list', {} ],
	[ 'core/buttons', {}, [ [ 'core/button', { width: 100 } ] ] ],
];

const PRICE = defaultsIn( metadata, [ 'text', 'per', 'perYear' ] );

const FEATURED = defaultsIn( metadata, [ 'isFeatured', 'badge' ] );

interface PlanProps {
	block: EditProps< Attributes, Context >;
	hasPeriods: boolean;
}

/** The settings sidebar. */
const PlanSettings = ( { block, hasPeriods }: PlanProps ) => (
	<InspectorControls>
		<BlockSettings
			label={ __( 'Price', 'frontage' ) }
			defaults={ PRICE }
			{ ...block }
		>
			<TextField
				name="text"
				label={ __( 'Text instead of a price', 'frontage' ) }
				placeholder={ __( 'On request', 'frontage' ) }
			/>
			<TextField
				name="per"
				label={ __( 'After the price', 'frontage' ) }
				placeholder={
					hasPeriods ? __( 'per month', 'frontage' ) : undefined
				}
			/>
			{ hasPeriods && (
				<TextField
					name="perYear"
					label={ __( 'After the yearly price', 'frontage' ) }
					placeholder={ __( 'per year', 'frontage' ) }
				/>
			) }
		</BlockSettings>
		<BlockSettings
			label={ __( 'Emphasis', 'frontage' ) }
			defaults={ FEATURED }
			{ ...block }
		>
			<ToggleField
				name="isFeatured"
				label={ __( 'Featured', 'frontage' ) }
			/>
			{ block.attributes.isFeatured && (
				<TextField
					name="badge"
					label={ __( 'Label', 'frontage' ) }
					placeholder={ __( 'Most popular', 'frontage' ) }
				/>
			) }
		</BlockSettings>
	</InspectorControls>
);

/** The price of each period, typed in place. */
function Prices( { block, hasPeriods }: PlanProps ) {
	const { attributes, setAttributes, context } = block;
	const { price, yearly, text, per, perYear } = attributes;
	if ( text ) {
		return (
			<p className="frontage-pricing-table__price">
				<RichText
					tagName="span"
					className="frontage-pricing-table__amount"
					aria-label={ __( 'Text instead of a price', 'frontage' ) }
					value={ text }
					onChange={ ( changed: string ) =>
						setAttributes( { text: changed } )
					}
				/>
			</p>
		);
	}
	const around = currencySigns(
		numberLocale(),
		context[ 'frontage/pricingCurrency' ] ?? ''
	);
	const one = (
		kind: string,
		number: string,
		after: string,
		onChange: ( number: string ) => void
	) => (
		<p className={ `frontage-pricing-table__price ${ kind }` }>
			<span className="frontage-pricing-table__amount">
				<NumberText
					number={ number }
					onChange={ onChange }
					{ ...around }
				/>
			</span>{ ' ' }
			<span className="frontage-pricing-table__per">{ after }</span>
		</p>
	);
	return (
		<>
			{ one(
				hasPeriods ? 'is-monthly' : '',
				price,
				per || ( hasPeriods ? __( 'per month', 'frontage' ) : '' ),
				( changed ) => setAttributes( { price: changed } )
			) }
			{ hasPeriods &&
				one(
					'is-yearly',
					yearly,
					perYear || __( 'per year', 'frontage' ),
					( changed ) => setAttributes( { yearly: changed } )
				) }
		</>
	);
}

export function Edit( block: EditProps< Attributes, Context > ) {
	const { attributes, setAttributes, context } = block;
	const { name, note, isFeatured, badge } = attributes;
	const hasPeriods = context[ 'frontage/pricingPeriods' ] ?? true;
	const blockProps = useBlockProps( {
		className: `frontage-pricing-table__plan${ isFeatured ? ' is-featured' : '' }`,
	} );
	const content = useInnerBlocksProps(
		{ className: 'frontage-pricing-table__content' },
		{ template: TEMPLATE }
	);
	return (
		<div { ...blockProps }>
			<PlanSettings block={ block } hasPeriods={ hasPeriods } />
			<div className="frontage-pricing-table__head">
				{ isFeatured && (
					<p className="frontage-pricing-table__badge">
						{ badge || __( 'Most popular', 'frontage' ) }
					</p>
				) }
				<RichText
					tagName={
						( context[ 'frontage/pricingTag' ] ?? 'h3' ) as 'h3'
					}
					className="frontage-pricing-table__name"
					aria-label={ __( 'Name', 'frontage' ) }
					placeholder={ __( 'Name', 'frontage' ) }
					value={ name }
					onChange={ ( changed: string ) =>
						setAttributes( { name: changed } )
					}
				/>
				<RichText
					tagName="p"
					className="frontage-pricing-table__note"
					aria-label={ __( 'Who it is for', 'frontage' ) }
					placeholder={ __( 'Who it is for', 'frontage' ) }
					value={ note }
					onChange={ ( changed: string ) =>
						setAttributes( { note: changed } )
					}
				/>
			</div>
			<Prices block={ block } hasPeriods={ hasPeriods } />
			<div { ...content } />
		</div>
	);
}
