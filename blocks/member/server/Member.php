<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Tag;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Lightbox\Link;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One member of a team.
 *
 * Renders the card and the details it opens (S2 §1: member lightbox).
 *
 * The card's link targets the details, which are shown in the page if no script opens them in the
 * lightbox. Core social icons among the inner blocks are shown on the card and in the details.
 */
final class Member {
	private const SOCIAL = 'core/social-links';

	private const CLASS_NAME = 'frontage-member';

	private readonly string $name;

	private readonly string $role;

	/** Rendered inner blocks except social icons. */
	private string $text = '';

	private string $social = '';

	/**
	 * Renders the inner blocks and reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Block $block The block instance.
	 * @param string $id Widget ID, unique in the page.
	 */
	public function __construct( private readonly array $attributes, WP_Block $block, private readonly string $id ) {
		$this->name = self::plain( $attributes['name'] );
		$this->role = self::plain( $attributes['role'] );
		foreach ( $block->inner_blocks as $child ) {
			if ( $child instanceof WP_Block ) {
				$html = trim( Inner_Blocks::render( $child ) );
				if ( self::SOCIAL !== $child->name ) {
					$this->text .= $html;
				} elseif ( str_contains( $html, '<li' ) ) {
					$this->social .= $html;
				}
			}
		}
	}

	/** Returns the card with portrait, name, role and social icons; null if all are empty. */
	public function card(): ?Html {
		$photo = Photo::html( $this->attributes, self::CLASS_NAME . '__photo', true );
		if ( null === $photo && '' === $this->name . $this->role . $this->text . $this->social ) {
			return null;
		}
		return fragment( $this->opener( $photo ), $this->line( 'p', 'role', $this->role ), $this->icons() );
	}

	/** Returns the lightbox content; without the lightbox, only what is not on the card is shown. */
	public function details(): ?Html {
		if ( '' === $this->text ) {
			return null;
		}
		$names = el( 'div', array(), $this->line( $this->level(), 'name', $this->name ), $this->line( 'p', 'role', $this->role ) );
		$photo = Photo::html( $this->attributes, self::CLASS_NAME . '__portrait', false );
		return el(
			'div',
			array(
				'class'  => self::CLASS_NAME . '__details',
				'id'     => $this->details_id(),
				'hidden' => 'until-found',
			),
			el( 'div', array( 'class' => self::CLASS_NAME . '__head' ), $photo, $names ),
			el( 'div', array( 'class' => self::CLASS_NAME . '__text' ), Html::raw( $this->text ) ),
			$this->icons()
		);
	}

	/**
	 * Returns portrait and name, as a link if there are details.
	 *
	 * @param Html|null $photo The portrait.
	 */
	private function opener( ?Html $photo ): Html {
		$frame = el(
			'span',
			array( 'class' => self::CLASS_NAME . '__frame' ),
			$photo ?? $this->initials(),
			'' === $this->text ? null : self::sign()
		);
		$name  = $this->line( $this->level(), 'name', $this->name );
		$own   = array( 'class' => self::CLASS_NAME . '__open' );
		if ( '' === $this->text ) {
			return el( 'div', $own, $frame, $name );
		}
		$href  = '#' . $this->details_id();
		$group = is_string( $this->attributes['group'] ) ? $this->attributes['group'] : '';
		$own  += array(
			'href'       => $href,
			'aria-label' => '' === $this->name ? __( 'More about this person', 'frontage' ) : null,
		);
		return el( 'a', $own + Link::attributes( $href, $group ), $frame, $name );
	}

	/** Returns the initials, if there is no portrait. */
	private function initials(): Html {
		$words   = preg_split( '/\s+/', $this->name, -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		$ends    = count( $words ) > 1 ? array( $words[0], $words[ count( $words ) - 1 ] ) : $words;
		$letters = implode( '', array_map( static fn ( string $word ): string => mb_substr( $word, 0, 1 ), $ends ) );
		$own     = array(
			'class'       => self::CLASS_NAME . '__initials',
			'aria-hidden' => 'true',
		);
		return el( 'span', $own, $letters );
	}

	/** Returns the social icons, labeled with the person's name, since the page may have others. */
	private function icons(): ?Html {
		$own = array(
			'class'      => self::CLASS_NAME . '__links',
			'role'       => 'group',
			/* translators: %s: name of a person. */
			'aria-label' => '' === $this->name ? __( 'Links', 'frontage' ) : sprintf( __( 'Links for %s', 'frontage' ), $this->name ),
		);
		return '' === $this->social ? null : el( 'div', $own, Html::raw( $this->social ) );
	}

	/**
	 * Returns a line of text, or nothing if it is empty.
	 *
	 * @param string $tag HTML element.
	 * @param string $part Class name suffix.
	 * @param string $text Plain text.
	 */
	private function line( string $tag, string $part, string $text ): ?Html {
		return '' === $text ? null : el( $tag, array( 'class' => self::CLASS_NAME . "__$part" ), $text );
	}

	/** Returns the icon for more details. */
	private static function sign(): Html {
		$drawing = array(
			'viewBox'     => '0 0 24 24',
			'aria-hidden' => 'true',
		);
		return el(
			'span',
			array( 'class' => self::CLASS_NAME . '__sign' ),
			el( 'svg', $drawing, el( 'path', array( 'd' => 'M12 6v12M6 12h12' ) ) )
		);
	}

	private function level(): string {
		return Tag::allow( $this->attributes['headingLevel'], 'h3' );
	}

	private function details_id(): string {
		return $this->id . '-details';
	}

	/**
	 * Returns an attribute as plain text.
	 *
	 * @param mixed $html Attribute value.
	 */
	private static function plain( mixed $html ): string {
		return Kses::text( $html );
	}
}
