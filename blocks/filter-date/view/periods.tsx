import { isPlain } from '@frontage/lib/is-plain';

/** A year or a month. */
export interface Period {
	name: string;
	/** As in addresses. */
	value: string;
	text: string;
	/** Number of posts that it leaves; empty if the author shows none. */
	count: string;
	/** Nowhere if it would leave nothing. */
	href: string | null;
	isChosen: boolean;
}

interface Props {
	rows: Period[][];
	label: string;
	onChoose: ( value: string ) => void;
}

/** Years and months as links. */
export const Periods = ( { rows, label, onChoose }: Props ) => (
	<div
		className="frontage-filter-date__periods"
		role="group"
		aria-label={ label }
	>
		{ rows.map( ( row ) => (
			// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets.
			<ul
				key={ row[ 0 ]!.value.length }
				className="frontage-filters__list"
				role="list"
			>
				{ row.map( ( one ) => (
					<li key={ one.name }>
						<PeriodLink { ...one } onChoose={ onChoose } />
					</li>
				) ) }
			</ul>
		) ) }
	</div>
);

function PeriodLink( props: Period & Pick< Props, 'onChoose' > ) {
	const { value, text, count, href, isChosen, onChoose } = props;
	return (
		<a
			className="frontage-filter__link"
			href={ href ?? undefined }
			role={ href === null ? 'link' : undefined }
			aria-disabled={ href === null ? true : undefined }
			aria-current={ isChosen ? true : undefined }
			rel={ href === null ? undefined : 'nofollow' }
			data-key={ props.name }
			onClick={ ( event ) => {
				if ( href !== null && isPlain( event.nativeEvent ) ) {
					event.preventDefault();
					onChoose( isChosen ? '' : value );
				}
			} }
		>
			<span className="frontage-filters__name">
				{ count ? `${ text } ` : text }
			</span>
			{ count && (
				<span className="frontage-filters__count">{ count }</span>
			) }
		</a>
	);
}
