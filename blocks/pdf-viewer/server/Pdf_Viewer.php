<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pdf_Viewer;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * A card with the name of a PDF, and a stage below it, in which a script opens the browser's own viewer.
 *
 * Phones have no viewer inside pages; without it, and without a script, the card's link opens the file.
 */
final class Pdf_Viewer {
	/** A sheet with a folded corner, in a box of 48 by 64. */
	private const SHEET = 'M1 1h31l15 15v47H1zM32 1v15h15M10 28h28M10 36h28M10 44h18';

	private readonly Pdf_File $file;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->file = new Pdf_File( $attributes );
	}

	/** Returns the block; nothing without a file. */
	public function html(): ?Html {
		if ( '' === $this->file->url ) {
			return null;
		}
		$opens = $this->attributes['opens'] ?? 'press';
		// Before anybody asks for it, no page contacts another company.
		$opens  = 'near' === $opens && ! $this->file->is_own() ? 'press' : $opens;
		$anchor = Ids::anchor( $this->attributes );
		$wake   = 'near' === $opens ? 'visible' : 'interaction';
		$inside = fragment( $this->card( 'press' === $opens ), 'tab' === $opens ? null : $this->stage() );
		return Wrapper::html(
			array(
				'id'    => '' === $anchor ? null : $anchor,
				'class' => "frontage-pdf-viewer is-$opens is-{$this->attributes['shape']}",
			),
			'tab' === $opens ? $inside : Island::html( 'pdf-viewer', $this->props(), $inside, $wake )
		);
	}

	/**
	 * Returns a number of the author's.
	 *
	 * @param string $name Attribute.
	 * @param int $least At least this.
	 */
	private function number( string $name, int $least ): int {
		$number = $this->attributes[ $name ] ?? 0;
		return max( $least, min( 99_999, is_numeric( $number ) ? (int) $number : 0 ) );
	}

	/** Returns the page that it opens at. */
	private function first_page(): int {
		$pages = $this->number( 'pages', 0 );
		$first = $this->number( 'firstPage', 1 );
		return $pages > 0 ? min( $pages, $first ) : $first;
	}

	/** Returns the address of the page that it opens at. */
	private function address(): string {
		$first = $this->first_page();
		return 1 === $first ? $this->file->url : strtok( $this->file->url, '#' ) . '#page=' . $first;
	}

	/**
	 * Returns what the script needs.
	 *
	 * @return array<string, string|int>
	 */
	private function props(): array {
		return array(
			'url'   => (string) strtok( $this->file->url, '#' ),
			'title' => $this->file->title(),
			'page'  => $this->first_page(),
			'pages' => $this->number( 'pages', 0 ),
			'close' => __( 'Close', 'frontage' ),
		);
	}

	/**
	 * Returns the card.
	 *
	 * @param bool $has_button Whether a button opens the stage.
	 */
	private function card( bool $has_button ): Html {
		return el(
			'div',
			array( 'class' => 'frontage-pdf-viewer__card' ),
			$this->file->picture() ?? self::placeholder(),
			el(
				'div',
				array( 'class' => 'frontage-pdf-viewer__words' ),
				el( 'p', array( 'class' => 'frontage-pdf-viewer__title' ), $this->file->title() ),
				el( 'p', array( 'class' => 'frontage-pdf-viewer__facts' ), $this->facts() )
			),
			el( 'div', array( 'class' => 'frontage-pdf-viewer__actions' ), $has_button ? self::button() : null, $this->links() )
		);
	}

	/** Returns the drawing in place of a picture. */
	private static function placeholder(): Html {
		return el(
			'svg',
			array(
				'class'       => 'frontage-pdf-viewer__picture is-sheet',
				'viewBox'     => '0 0 48 64',
				'aria-hidden' => 'true',
			),
			el( 'path', array( 'd' => self::SHEET ) )
		);
	}

	/** Returns type, size and number of pages. */
	private function facts(): string {
		$pages = $this->number( 'pages', 0 );
		$facts = array(
			'PDF',
			$this->file->size(),
			/* translators: %s: number of pages. */
			0 === $pages ? '' : sprintf( _n( '%s page', '%s pages', $pages, 'frontage' ), number_format_i18n( $pages ) ),
		);
		return implode( ' · ', array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
	}

	/** Returns the button that opens the file in the page. */
	private static function button(): Html {
		return el(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'frontage-pdf-viewer__open wp-element-button',
				'aria-expanded' => 'false',
			),
			__( 'Read here', 'frontage' )
		);
	}

	/** Returns the links to the file. */
	private function links(): Html {
		$name = el( 'span', array( 'class' => 'screen-reader-text' ), ': ' . $this->file->title() );
		$open = el(
			'a',
			array(
				'class' => 'frontage-pdf-viewer__link',
				'href'  => $this->address(),
				'type'  => 'application/pdf',
			),
			__( 'Open', 'frontage' ),
			$name
		);
		$save = el(
			'a',
			array(
				'class'    => 'frontage-pdf-viewer__link is-download',
				'href'     => $this->file->url,
				'download' => true,
			),
			__( 'Download', 'frontage' ),
			$name
		);
		return fragment( $open, false === $this->attributes['canDownload'] ? null : $save );
	}

	/** Returns where the viewer opens, with what turns its pages. */
	private function stage(): Html {
		$count     = $this->number( 'pages', 0 );
		$has_pages = 1 !== $count && true === ( $this->attributes['hasPages'] ?? true );
		return el(
			'div',
			array( 'class' => 'frontage-pdf-viewer__stage' ),
			$has_pages ? $this->pages() : null
		);
	}

	/** Returns the controls of pages, which a script shows with the viewer. */
	private function pages(): Html {
		$pages = $this->number( 'pages', 0 );
		$step  = static fn ( string $name, string $word ): Html => el(
			'button',
			array(
				'type'       => 'button',
				'class'      => "frontage-pdf-viewer__step is-$name",
				'aria-label' => $word,
			)
		);
		$input = el(
			'input',
			array(
				'class'     => 'frontage-pdf-viewer__number',
				'type'      => 'number',
				'inputmode' => 'numeric',
				'min'       => 1,
				'max'       => 0 === $pages ? null : $pages,
				'value'     => $this->first_page(),
			)
		);
		return el(
			'form',
			array(
				'class'      => 'frontage-pdf-viewer__pages',
				'aria-label' => __( 'Pages', 'frontage' ),
				'hidden'     => true,
			),
			$step( 'previous', __( 'Previous page', 'frontage' ) ),
			el( 'label', array(), el( 'span', array(), __( 'Page', 'frontage' ) ), ' ', $input ),
			/* translators: %s: number of pages. */
			0 === $pages ? null : el( 'span', array(), sprintf( __( 'of %s', 'frontage' ), number_format_i18n( $pages ) ) ),
			$step( 'next', __( 'Next page', 'frontage' ) )
		);
	}
}
