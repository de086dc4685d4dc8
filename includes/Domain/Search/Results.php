<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use WP_Post;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The results of a live search.
 *
 * Posts grouped by type, sorted by relevance, then terms and authors, as the options of a listbox. All types are queried
 * at once.
 */
final class Results {
	/**
	 * Results, keyed by post type.
	 *
	 * @var array<string, Query_Result>
	 */
	private array $found = array();

	/**
	 * Terms and authors, keyed by the name of the group.
	 *
	 * @var array<string, list<array{name: string, url: string}>>
	 */
	private array $others = array();

	/**
	 * Runs the search.
	 *
	 * @param Scope $scope Search scope.
	 * @param string $text Search term.
	 */
	public function __construct( private Scope $scope, private string $text ) {
		if ( '' === $text ) {
			return;
		}
		$lists = array();
		foreach ( $scope->types as $type ) {
			$lists[ $type ] = Query_Spec::of(
				array(
					'postType' => $type,
					'perPage'  => $scope->each,
					'search'   => $text,
					'orderBy'  => 'relevance',
				)
			)->counted();
		}
		Id_Finder::find( array_values( array_map( static fn ( Query_Spec $list ): array => Listing::list_request( $list, 0 ), $lists ) ) );
		$this->found  = array_filter(
			array_map( array( Listing::class, 'of' ), $lists ),
			static fn ( Query_Result $found ): bool => array() !== $found->posts
		);
		$this->others = Other_Results::of( $scope, $text );
	}

	/** Returns the number of results as a sentence; for a misspelled word, which one was searched instead. */
	public function said(): string {
		$total   = array_sum( array_map( static fn ( Query_Result $found ): int => (int) $found->total, $this->found ) )
			+ array_sum( array_map( 'count', $this->others ) );
		$instead = Suggestion::of( $this->text );
		if ( 0 === $total ) {
			/* translators: %s: search term. */
			return sprintf( __( 'No results found for “%s”.', 'frontage' ), $this->text );
		}
		/* translators: %s: a number. */
		$count = sprintf( _n( '%s result', '%s results', $total, 'frontage' ), number_format_i18n( $total ) );
		return '' === $instead ? $count : Suggestion::said( $this->text, $instead ) . ' ' . $count;
	}

	/** Returns the options. */
	public function html(): Html {
		$groups = array();
		foreach ( $this->found as $type => $found ) {
			$posts    = array_map( array( $this, 'post' ), $found->posts );
			$groups[] = self::group( (string) get_post_type_object( $type )?->labels->name, $posts );
		}
		foreach ( $this->others as $label => $links ) {
			$groups[] = self::group( (string) $label, array_map( array( $this, 'other' ), $links ) );
		}
		if ( array() === $groups ) {
			return Html::raw( '' );
		}
		$text = Suggestion::of( $this->text ) ?: $this->text;
		$all  = array( 'href' => $this->scope->address( $text ) ) + self::option( 'is-all' );
		/* translators: %s: search term. */
		return fragment( $this->suggestion(), $groups, el( 'a', $all, sprintf( __( 'All results for “%s”', 'frontage' ), $text ) ) );
	}

	/** Returns the option that searches for what the visitor may have meant; null if the text is spelled well. */
	private function suggestion(): ?Html {
		$text = Suggestion::of( $this->text );
		$link = array(
			'href'      => $this->scope->address( $text ),
			'data-text' => $text,
		) + self::option( 'is-suggestion' );
		/* translators: %s: search term. */
		return '' === $text ? null : el( 'a', $link, sprintf( __( 'Search for “%s”', 'frontage' ), $text ) );
	}

	/**
	 * Returns the options of one kind.
	 *
	 * @param string $label Name of the kind.
	 * @param list<Html> $options Elements with the role option, one for each result.
	 */
	private static function group( string $label, array $options ): Html {
		return el(
			'div',
			array(
				'class'      => 'frontage-search__group',
				'role'       => 'group',
				'aria-label' => $label,
			),
			el(
				'p',
				array(
					'class'       => 'frontage-search__type',
					'aria-hidden' => 'true',
				),
				$label
			),
			$options
		);
	}

	/** Returns one post. */
	private function post( WP_Post $post ): Html {
		$title = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$image = get_the_post_thumbnail( $post, 'thumbnail', array( 'alt' => '' ) );
		return el(
			'a',
			array( 'href' => (string) get_permalink( $post ) ) + self::option(),
			'' === $image ? null : Html::raw( $image ),
			/* translators: for a post without a title. */
			el( 'span', array(), '' === $title ? __( '(no title)', 'frontage' ) : Highlight::text( $title, $this->text ) )
		);
	}

	/**
	 * Returns one term or author.
	 *
	 * @param array{name: string, url: string} $link Result of `Other_Results`.
	 */
	private function other( array $link ): Html {
		$name = el( 'span', array(), Highlight::text( $link['name'], $this->text ) );
		return el( 'a', array( 'href' => $link['url'] ) + self::option(), $name );
	}

	/**
	 * Returns the attributes that make a link an option; the keyboard reaches it from the search field.
	 *
	 * @param string $class Additional class.
	 * @return array<string, string>
	 */
	private static function option( string $class = '' ): array {
		return array(
			'class'         => trim( "frontage-search__option $class" ),
			'role'          => 'option',
			'aria-selected' => 'false',
			'tabindex'      => '-1',
		);
	}
}
