<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Ad_Settings;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** One ad with its label, in a box of its full size. */
final class Ad_Html {
	public function __construct( private readonly Ad $ad ) {}

	/**
	 * Returns the ad.
	 *
	 * @param bool $is_inert Whether its content waits in a template, so that nothing of it is loaded.
	 * @param bool $is_first Whether it is shown without a script.
	 */
	public function html( bool $is_inert, bool $is_first ): Html {
		$settings               = $this->ad->settings;
		list( $width, $height ) = $this->ad->size();
		$classes                = array( 'frontage-ad__item', "is-{$settings['kind']}" );
		if ( false === Ad_Networks::get( $settings['kind'] )?->can_rotate() ) {
			$classes[] = 'no-rotation';
		}
		foreach ( array_diff( Ad_Settings::DEVICES, $settings['devices'] ) as $device ) {
			$classes[] = "not-$device";
		}
		return el(
			'div',
			array(
				'class' => implode( ' ', $classes ),
				'style' => $width > 0 && $height > 0 ? array(
					'--frontage-ad-width'  => "{$width}px",
					'--frontage-ad-height' => "{$height}px",
					'--frontage-ad-ratio'  => "$width / $height",
				) : array(),
			),
			$settings['hasLabel'] ? el( 'p', array( 'class' => 'frontage-ad__label' ), $this->label() ) : null,
			el( 'div', array( 'class' => 'frontage-ad__box' ), ...$this->content( $is_inert, $is_first ) )
		);
	}

	/**
	 * Returns what is in the box.
	 *
	 * @param bool $is_inert Whether it waits in a template.
	 * @param bool $is_first Whether it is shown without a script.
	 * @return list<Html>
	 */
	private function content( bool $is_inert, bool $is_first ): array {
		$ad = match ( $this->ad->settings['kind'] ) {
			'image' => $this->image(),
			'html' => Html::raw( $this->ad->settings['html'] ),
			default => Network_Box::html( $this->ad, $this->label() ),
		};
		if ( ! $is_inert ) {
			return array( $ad );
		}
		$waits = array( el( 'template', array(), $ad ) );
		// One `noscript` cannot be in another one.
		return $is_first && ! str_contains( $ad->html, '<noscript' ) ? array( ...$waits, el( 'noscript', array(), $ad ) ) : $waits;
	}

	/** Returns the image, with its link if it has one. */
	private function image(): Html {
		$settings      = $this->ad->settings;
		list( $width ) = $this->ad->size();
		$alt           = trim( (string) get_post_meta( $settings['image'], '_wp_attachment_image_alt', true ) );
		$image         = array(
			'class'    => 'frontage-ad__image',
			'alt'      => '' === $alt && '' !== $settings['url'] ? $this->label() : $alt,
			'sizes'    => "(max-width: {$width}px) 100vw, {$width}px",
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		$html          = Html::raw( wp_get_attachment_image( $settings['image'], 'full', false, $image ) );
		$url           = Url::safe( $settings['url'] );
		return '' === $url ? $html : el(
			'a',
			array(
				'class'       => 'frontage-ad__link',
				'href'        => $url,
				'rel'         => 'sponsored noopener',
				// Set by the script: a press before it is there is repeated only in the same window.
				'data-window' => $settings['newTab'] ? 'new' : null,
			),
			$html
		);
	}

	/** Returns what says that it is an ad. */
	private function label(): string {
		return '' === $this->ad->settings['label'] ? __( 'Advertisement', 'frontage' ) : $this->ad->settings['label'];
	}
}
