<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Domain\Render\Ids;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The headings of a piece of HTML.
 *
 * Finds what visitors see as headings in finished HTML, and gives them ids.
 *
 * @phpstan-import-type Node from Node_Path
 * @phpstan-type Heading array{level: int, text: string, id: string, path: list<Node>, at: int}
 */
final class Headings {
	/** Classes around the content of a page, in block themes and classic ones. */
	private const CONTENT = array( 'entry-content', 'wp-block-post-content' );

	/** Ids that themes and browsers have given away already. */
	private const TAKEN = array( 'top', 'main', 'content', 'primary', 'page', 'comments', 'respond', 'wp--skip-link--target' );

	/** Wanted by a heading, and given to one already. */
	private const GIVEN = 2;

	/**
	 * Ids of the page: 1 is another element's or wanted, 2 given to a heading.
	 *
	 * @var array<string, int>
	 */
	private array $ids;

	/**
	 * Those seen by visitors, in order.
	 *
	 * @var list<Heading>
	 */
	private array $found = array();

	/**
	 * Reads HTML.
	 *
	 * @param string $html    Finished HTML.
	 * @param bool   $is_page Whether it is a whole page, of which only the content counts.
	 */
	public function __construct( private string $html, private readonly bool $is_page = false ) {
		$this->ids = array_fill_keys( self::TAKEN, 1 );
		$this->read();
		foreach ( $this->found as &$heading ) {
			$heading['id'] = $this->id_for( $heading );
		}
	}

	/**
	 * All of them.
	 *
	 * @return list<Heading>
	 */
	public function all(): array {
		return $this->found;
	}

	/**
	 * The HTML, with ids where a link leads to.
	 *
	 * @param array<string, int> $offsets Pixels to keep free above a heading, by its id.
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
				$current['text'] .= ' '; // Words of two lines stay two.
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
	 * Begins a heading; null if it does not count.
	 *
	 * @param WP_HTML_Tag_Processor $at     Standing on its tag.
	 * @param Node_Path                  $path   Where it stands.
	 * @param int                   $number The how-manieth of the HTML.
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
	 * Keeps a heading that has a text.
	 *
	 * @param Heading $heading The heading.
	 */
	private function add( array $heading ): void {
		$heading['text'] = trim( (string) preg_replace( '/\s+/u', ' ', $heading['text'] ) );
		if ( '' !== $heading['text'] ) {
			$this->found[] = $heading;
		}
	}

	/**
	 * The heading's own id, else one made of its words; each only once.
	 *
	 * @param Heading $heading The heading.
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
	 * Words as an address can hold them, in any script.
	 *
	 * @param string $text A heading's.
	 */
	private static function slug( string $text ): string {
		$low  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text ) : strtolower( $text );
		$slug = Ids::clean( (string) preg_replace( '/[\s\p{Pd}]+/u', '-', $low ) );
		$slug = trim( (string) preg_replace( '/-{2,}/', '-', $slug ), '-' );
		return '' === $slug ? 'section' : $slug;
	}

	/**
	 * From 1 to 6; 0 is no heading.
	 *
	 * @param WP_HTML_Tag_Processor $at Standing on a tag.
	 */
	private static function level( WP_HTML_Tag_Processor $at ): int {
		return 1 === preg_match( '/^H([1-6])$/', (string) $at->get_tag(), $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Lets browsers stop above a heading.
	 *
	 * @param WP_HTML_Tag_Processor $at     Standing on its tag.
	 * @param int                   $pixels How far above.
	 */
	private static function keep_free( WP_HTML_Tag_Processor $at, int $pixels ): void {
		if ( $pixels > 0 ) {
			$style = $at->get_attribute( 'style' );
			$at->set_attribute( 'style', ( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' ) . "scroll-margin-block-start:{$pixels}px" );
		}
	}
}
