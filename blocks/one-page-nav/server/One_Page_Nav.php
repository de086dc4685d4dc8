<?php
declare( strict_types=1 );

namespace Frontage\Blocks\One_Page_Nav;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Scalar_Input;
use Frontage\Domain\Headings\Heading_List;
use Frontage\Domain\Headings\Headings;
use Frontage\Domain\Headings\Linked_Places;
use Frontage\Domain\Headings\Selector;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Links to the sections of the page, as plain anchors.
 *
 * @phpstan-import-type Heading from Headings
 */
final class One_Page_Nav implements Heading_List {
	/** Duration of a scroll in milliseconds (S2 §9). */
	public const DURATION = 700;

	/** Part of the window's height above which a section is current (S2 §9). */
	public const THRESHOLD = 0.5;

	private const ITEMS_MAX = 30;

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Returns the links that the author typed; null if they are those of the page.
	 *
	 * @return list<array{text: string, id: string}>|null
	 */
	public function typed(): ?array {
		if ( 'items' !== $this->attributes['source'] ) {
			return null;
		}
		$items = is_array( $this->attributes['items'] ) ? array_slice( $this->attributes['items'], 0, self::ITEMS_MAX ) : array();
		$links = array();
		foreach ( $items as $item ) {
			$label  = is_array( $item ) && is_string( $item['label'] ?? null ) ? Kses::text( $item['label'] ) : '';
			$target = is_array( $item ) && is_string( $item['target'] ?? null ) ? Ids::clean( $item['target'] ) : '';
			if ( '' !== $label && '' !== $target ) {
				$links[] = array(
					'text' => $label,
					'id'   => $target,
				);
			}
		}
		return $links;
	}

	/**
	 * Returns what the block links to.
	 *
	 * @return list<Heading>
	 */
	public function chosen( Headings $page ): array {
		$exclude = new Selector( is_string( $this->attributes['exclude'] ) ? $this->attributes['exclude'] : '' );
		$deepest = Scalar_Input::whole( $this->attributes['deepestLevel'], 2, 4 ) ?? 2;
		$found   = 'sections' === $this->attributes['source']
			? $page->sections()
			: array_filter( $page->all(), static fn ( array $one ): bool => $one['level'] > 1 && $one['level'] <= $deepest );
		return array_values( array_filter( $found, static fn ( array $one ): bool => ! $exclude->covers( $one['path'] ) ) );
	}

	public function offset(): int {
		return 0; // What covers the page is measured.
	}

	/**
	 * Renders the list.
	 *
	 * @param list<array{text: string, id: string}> $headings What it links to, at least one.
	 */
	public function whole( array $headings ): Html {
		return el(
			'ul',
			array(
				'class' => 'frontage-one-page-nav__list',
				// Safari drops list semantics of lists without bullets.
				'role'  => 'list',
			),
			array_map( array( self::class, 'item' ), $headings )
		);
	}

	/**
	 * Renders the block around the list.
	 *
	 * @param Html $links From `whole()`, or a placeholder for it.
	 */
	public function wrap( Html $links ): Html {
		$label = is_string( $this->attributes['label'] ) ? Kses::text( $this->attributes['label'] ) : '';
		$nav   = el(
			'nav',
			array( 'aria-label' => Ids::label( '' === $label ? __( 'On this page', 'frontage' ) : $label ) ),
			$links
		);
		return Wrapper::html(
			array(
				'id'    => Ids::for( 'one-page-nav', $this->attributes ),
				'class' => $this->classes(),
			),
			Island::html( 'one-page-nav', $this->props(), $nav, $this->wake() )
		);
	}

	/** Returns when the script is loaded; a fixed one is always in view. */
	private function wake(): string {
		return 'interaction visible' . ( 'fixed' === $this->attributes['place'] ? ' idle' : '' );
	}

	/** Returns the wrapper's classes. */
	private function classes(): string {
		return 'frontage-one-page-nav has-' . $this->choice( 'look', array( 'dots', 'labels' ) )
			. ' is-' . $this->choice( 'place', array( 'fixed', 'inline' ) )
			. ' is-at-' . $this->choice( 'side', array( 'end', 'start' ) )
			. ( 'hidden' === $this->attributes['onPhones'] ? ' is-hidden-on-phones' : '' );
	}

	/**
	 * Returns the script's props.
	 *
	 * @return array<string, int|float>
	 */
	private function props(): array {
		$threshold = is_numeric( $this->attributes['threshold'] ) ? (float) $this->attributes['threshold'] : self::THRESHOLD;
		return array(
			'duration'  => Scalar_Input::whole( $this->attributes['duration'], 0, 3000 ) ?? self::DURATION,
			'threshold' => min( 0.9, max( 0.1, $threshold ) ),
		);
	}

	/**
	 * Returns an attribute that is one of a closed list; the first by default.
	 *
	 * @param string $name Attribute name.
	 * @param non-empty-list<string> $values
	 */
	private function choice( string $name, array $values ): string {
		return Scalar_Input::choice( $this->attributes[ $name ], $values ) ?? $values[0];
	}

	/**
	 * Renders one link.
	 *
	 * @param array{text: string, id: string} $target Its label, and the ID it leads to.
	 */
	private static function item( array $target ): Html {
		return el(
			'li',
			array(
				'class'                  => 'frontage-one-page-nav__item',
				Linked_Places::ATTRIBUTE => $target['id'],
			),
			el(
				'a',
				array(
					'class' => 'frontage-one-page-nav__link',
					'href'  => '#' . $target['id'],
				),
				el( 'span', array( 'class' => 'frontage-one-page-nav__label' ), $target['text'] )
			)
		);
	}
}
