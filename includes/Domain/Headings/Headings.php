<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use Frontage\Domain\Render\Ids;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The headings in rendered HTML.
 *
 * Finds the headings that visitors see, and gives them IDs.
 *
 * @phpstan-import-type Node from Node_Path
 * @phpstan-type Heading array{level: int, text: string, id: string, path: list<Node>, at: int}
 */
final class Headings {
	/** Classes of the content element, in block themes and classic ones. */
	private const CONTENT = array( 'entry-content', 'wp-block-post-content' );

	/** IDs reserved by themes and browsers. */
	private const TAKEN = array( 'top', 'main', 'content', 'primary', 'page', 'comments', 'respond', 'wp--skip-link--target' );

	/** Marks an ID that has been assigned to a heading. */
	private const GIVEN = 2;

	/**
	 * IDs in the page: 1 if used by another element or claimed, 2 if assigned to a heading.
	 *
	 * @var array<string, int>
	 */
	private array $ids;

	/**
	 * Visible headings, in order.
	 *
	 * @var list<Heading>
	 */
	private array $found = array();

	/**
	 * Parses HTML.
	 *
	 * @param string $html Rendered HTML.
	 * @param bool $is_page Whether it is a whole page, of which only the content counts.
	 */
	public function __construct( private string $html, private readonly bool $is_page = false ) {
		$this->ids = array_fill_keys( self::TAKEN, 1 );
		$this->read();
		foreach ( $this->found as &$heading ) {
			$heading['id'] = $this->id_for( $heading );
		}
	}

	/**
	 * Returns all headings.
	 *
	 * @return list<Heading>
	 */
	public function all(): array {
		return $this->found;
	}

	/**
	 * Returns the sections that have an ID, as the headings they begin with.
	 *
	 * @return list<Heading>
	 */
	public function sections(): array {
		return ( new Sections( $this->html, $this->is_page ? self::CONTENT : array() ) )->all();
	}

	/**
	 * Returns the HTML, with IDs on linked headings.
	 *
	 * @param array<string, int> $offsets Scroll margins in pixels, keyed by heading ID.
	 */
	public function html( array $offsets ): string {
		$by_place = array_column( $this->found, 'id', 'at' );
		$at       = new WP_HTML_Tag_Processor( $this->html );
		$number   = 0;
		while ( $at->next_tag() ) {
			$id = self::level( $at ) ? $by_place[ $number++ ] ?? '' : '';
			if ( isset( $offsets[ $id ] ) ) {
				$at->set_attribute( 'id', $id );
				self::keep_free( $at, $offsets[ $id ] );
			}
		}
		return $at->get_updated_html();
	}

	/** Walks through the HTML once. */
	private function read(): void {
		$at      = new WP_HTML_Tag_Processor( $this->html );
		$path    = new Node_Path();
		$number  = 0;
		$current = null;
		while ( $at->next_token() ) {
			if ( '#text' === $at->get_token_type() && null !== $current && ! $path->is_hidden() ) {
				$current['text'] .= $at->get_modifiable_text();
			}
			if ( '#tag' !== $at->get_token_type() ) {
				continue;
			}
			$path->follow( $at );
			if ( null !== $current && 'BR' === $at->get_tag() ) {
				$current['text'] .= ' '; // Keeps a space between the words of two lines.
			}
			$id = $at->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$this->ids[ $id ] = 1;
			}
			if ( null !== $current && $at->is_tag_closer() && self::level( $at ) ) {
				$this->add( $current );
				$current = null;
			} elseif ( ! $at->is_tag_closer() && self::level( $at ) ) {
				$current = $this->begin( $at, $path, $number++ );
			}
		}
	}

	/**
	 * Begins a heading; null if it is excluded.
	 *
	 * @param WP_HTML_Tag_Processor $at Processor at its tag.
	 * @param Node_Path $path Its ancestors.
	 * @param int $number Number of the heading in the HTML.
	 * @return Heading|null
	 */
	private function begin( WP_HTML_Tag_Processor $at, Node_Path $path, int $number ): ?array {
		$is_content = ! $this->is_page || $path->has_class( ...self::CONTENT );
		if ( $path->is_hidden() || ! $is_content || $path->has_class( 'frontage-table-of-contents' ) ) {
			return null;
		}
		$id = $at->get_attribute( 'id' );
		return array(
			'level' => self::level( $at ),
			'text'  => '',
			'id'    => is_string( $id ) ? $id : '',
			'path'  => $path->nodes(),
			'at'    => $number,
		);
	}

	/**
	 * Adds a heading, unless it has no text.
	 *
	 * @param Heading $heading
	 */
	private function add( array $heading ): void {
		$heading['text'] = trim( (string) preg_replace( '/\s+/u', ' ', $heading['text'] ) );
		if ( '' !== $heading['text'] ) {
			$this->found[] = $heading;
		}
	}

	/**
	 * Returns the heading's own ID, or a unique one generated from its text.
	 *
	 * @param Heading $heading
	 */
	private function id_for( array $heading ): string {
		$own    = $heading['id'];
		$wanted = '' === $own ? self::slug( $heading['text'] ) : $own;
		$id     = $wanted;
		for ( $number = 2; '' !== $own && $id === $own ? self::GIVEN === $this->ids[ $id ] : isset( $this->ids[ $id ] ); $number++ ) {
			$id = "$wanted-$number";
		}
		$this->ids[ $id ] = self::GIVEN;
		return $id;
	}

	/**
	 * Returns a slug for URLs, in any script.
	 *
	 * @param string $text Text of a heading.
	 */
	private static function slug( string $text ): string {
		$low  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text ) : strtolower( $text );
		$slug = Ids::clean( (string) preg_replace( '/[\s\p{Pd}]+/u', '-', $low ) );
		$slug = trim( (string) preg_replace( '/-{2,}/', '-', $slug ), '-' );
		return '' === $slug ? 'section' : $slug;
	}

	/** Returns the heading level from 1 to 6, or 0 for other elements. */
	private static function level( WP_HTML_Tag_Processor $at ): int {
		return 1 === preg_match( '/^H([1-6])$/', (string) $at->get_tag(), $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Sets the scroll margin of a heading.
	 *
	 * @param WP_HTML_Tag_Processor $at Processor at its tag.
	 * @param int $pixels Scroll margin in pixels.
	 */
	private static function keep_free( WP_HTML_Tag_Processor $at, int $pixels ): void {
		if ( $pixels > 0 ) {
			$style = $at->get_attribute( 'style' );
			$at->set_attribute(
				'style',
				( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' ) . "scroll-margin-block-start:{$pixels}px"
			);
		}
	}
}
