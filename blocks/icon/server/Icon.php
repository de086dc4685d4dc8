<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** An icon, which may be a link. It is decoration unless it has a label. */
final class Icon {
	private const SIZE = '/^(?:\d{1,4}|\d{0,4}\.\d{1,3})(?:px|em|rem|vw|vh)$/';

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** Returns the block; nothing without a drawing. */
	public function html(): Html {
		$link  = Url::safe( $this->attributes['href'] ?? '' );
		$label = Kses::text( $this->attributes['label'] ?? '' );
		$svg   = $this->svg( '' === $link ? $label : '' );
		if ( null === $svg ) {
			return Html::raw( '' );
		}
		$box  = array( 'class' => 'frontage-icon__box' );
		$size = $this->attributes['size'] ?? '';
		return Wrapper::html(
			array(
				'id'    => $this->attributes['anchor'] ?? null,
				'class' => 'frontage-icon',
				'style' => array( '--frontage-icon-size' => is_string( $size ) && 1 === preg_match( self::SIZE, $size ) ? $size : '' ),
			),
			'' === $link ? el( 'span', $box, $svg ) : el( 'a', $box + $this->link( $link, $label ), $svg )
		);
	}

	/**
	 * Returns the drawing.
	 *
	 * @param string $label What it says; empty for decoration.
	 */
	private function svg( string $label ): ?Html {
		$shown = array(
			'class'       => 'frontage-icon__svg',
			'style'       => $this->turned(),
			'role'        => '' === $label ? null : 'img',
			'aria-label'  => '' === $label ? null : $label,
			'aria-hidden' => '' === $label ? 'true' : null,
			'focusable'   => 'false',
		);
		if ( 'own' === ( $this->attributes['source'] ?? '' ) ) {
			return Svg::inline( Own_Svg::source( $this->attributes['svg'] ?? '', $this->attributes['file'] ?? 0 ), $shown );
		}
		$slug = $this->attributes['icon'] ?? '';
		return is_string( $slug ) && '' !== $slug ? Icon_Set::html( $slug, $shown ) : null;
	}

	/** Returns how the drawing is turned and flipped; null for neither. */
	private function turned(): ?string {
		$angle      = $this->attributes['rotation'] ?? 0;
		$angle      = is_numeric( $angle ) && is_finite( (float) $angle ) ? (int) fmod( (float) $angle, 360 ) : 0;
		$horizontal = true === ( $this->attributes['flipHorizontal'] ?? false );
		$vertical   = true === ( $this->attributes['flipVertical'] ?? false );
		$moves      = array_filter(
			array(
				0 === $angle ? '' : "rotate:{$angle}deg",
				$horizontal || $vertical ? 'scale:' . ( $horizontal ? '-1' : '1' ) . ( $vertical ? ' -1' : ' 1' ) : '',
			)
		);
		return array() === $moves ? null : implode( ';', $moves );
	}

	/**
	 * Returns the attributes of the link. Without a label, it is called as the icon, or as where it leads.
	 *
	 * @param string $link Safe URL.
	 * @param string $label The author's; may be empty.
	 * @return array<string, string|null>
	 */
	private function link( string $link, string $label ): array {
		$slug   = $this->attributes['icon'] ?? '';
		$name   = 'own' !== ( $this->attributes['source'] ?? '' ) && is_string( $slug ) ? Icon_Set::name( $slug ) : '';
		$is_new = true === ( $this->attributes['opensInNewTab'] ?? false );
		$rel    = Kses::text( $this->attributes['rel'] ?? '' );
		$rel    = trim( $rel . ( $is_new && ! str_contains( $rel, 'noopener' ) ? ' noopener' : '' ) );
		return array(
			'href'       => $link,
			'aria-label' => current( array_filter( array( $label, $name, (string) wp_parse_url( $link, PHP_URL_HOST ), $link ) ) ) ?: null,
			'target'     => $is_new ? '_blank' : null,
			'rel'        => '' === $rel ? null : $rel,
		);
	}
}
