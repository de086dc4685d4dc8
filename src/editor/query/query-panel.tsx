import { __ } from '@wordpress/i18n';
import { Fields, Tokens, type Values } from '../list-fields';
import { Setting } from '../settings';
import { fitting } from './fitting';
import { mostTerms } from './most-terms';
import { filterFields, orderFields } from './query-fields';
import { usePostTypes, useTaxonomies } from './use-types';

interface Props {
	query: Values;
	defaults: Values;
	onChange: ( query: Values ) => void;
}

/**
 * Query settings of a list of posts, as in core's Query Loop; names match `Query\Query_Spec` in PHP.
 *
 * Two panels: posts and their order, and filters.
 */
export function QueryPanel( { query, defaults, onChange }: Props ) {
	const types = usePostTypes();
	const values = { ...USUAL, ...defaults, ...query };
	const change = ( changed: Values ) => {
		const lost = fitting( changed, values.postType );
		onChange( compact( { ...query, ...lost, ...changed }, defaults ) );
	};
	const usual = { ...USUAL, ...defaults };
	return (
		<>
			<Fields
				label={ __( 'Posts', 'frontage' ) }
				fields={ orderFields( types ) }
				values={ values }
				defaults={ usual }
				onChange={ change }
			/>
			{ ! values.inherit && (
				<Fields
					label={ __( 'Filters', 'frontage' ) }
					isCollapsed
					isSet={ CHOSEN.some( ( name ) =>
						Object.values( values[ name ] ?? {} ).some( ( ids ) =>
							String( ids )
						)
					) }
					fields={ filterFields() }
					values={ values }
					defaults={ usual }
					onChange={ change }
				>
					<Chosen values={ values } onChange={ change } />
				</Fields>
			) }
		</>
	);
}

/** Values that apply if nothing was chosen. */
const USUAL: Values = {
	postType: 'post',
	perPage: 6,
	offset: 0,
	order: 'desc',
	orderBy: 'date',
	sortField: '',
	sortType: 'text',
	sticky: '',
	search: '',
	days: 0,
	terms: 'any',
	taxonomies: 'all',
	inherit: false,
	withoutCurrent: false,
	related: false,
	unique: false,
	pictured: false,
};

/**
 * Keeps only values that differ from the defaults, or for which the block has its own default.
 *
 * @param query    Chosen values.
 * @param defaults Defaults from `block.json`.
 */
function compact( query: Values, defaults: Values ): Values {
	return Object.fromEntries(
		Object.entries( query ).filter(
			( [ name, value ] ) =>
				value !== undefined &&
				( name in defaults || value !== USUAL[ name ] )
		)
	);
}

/** Values that list terms, authors or posts. */
const CHOSEN = [ 'taxQuery', 'author', 'include', 'exclude' ];

/** Maximum number of authors or posts the server accepts (`Query\Query_Spec` in PHP). */
const MOST_IDS = 200;

interface ChosenProps {
	values: Values;
	onChange: ( changed: Values ) => void;
}

function Chosen( { values, onChange }: ChosenProps ) {
	const terms = ( values.taxQuery ?? {} ) as Record< string, number[] >;
	const taxonomies = useTaxonomies( String( values.postType ) );
	const lists = [
		...taxonomies.map( ( { slug, name } ) => ( {
			label: name,
			kind: 'taxonomy',
			name: slug,
			ids: terms[ slug ] ?? [],
			most: mostTerms( terms, slug ),
			save: ( ids: number[] ) =>
				onChange( { taxQuery: { ...terms, [ slug ]: ids } } ),
		} ) ),
		{
			label: __( 'Authors', 'frontage' ),
			kind: 'root',
			name: 'user',
			ids: ( values.author ?? [] ) as number[],
			most: MOST_IDS,
			save: ( author: number[] ) => onChange( { author } ),
		},
		...(
			[
				[ 'include', __( 'Only these posts', 'frontage' ) ],
				[ 'exclude', __( 'Exclude these posts', 'frontage' ) ],
			] as const
		 ).map( ( [ key, label ] ) => ( {
			label,
			kind: 'postType',
			name: String( values.postType ),
			ids: ( values[ key ] ?? [] ) as number[],
			most: MOST_IDS,
			save: ( ids: number[] ) => onChange( { [ key ]: ids } ),
		} ) ),
	];
	return lists.map( ( { label, ids, save, ...entity } ) => (
		<Setting
			key={ label }
			label={ label }
			isSet={ ids.length > 0 }
			onReset={ () => save( [] ) }
		>
			<Tokens
				label={ label }
				{ ...entity }
				ids={ ids }
				onChange={ save }
			/>
		</Setting>
	) );
}
