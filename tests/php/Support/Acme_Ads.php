<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Ads\Network_Field;
use Frontage\Domain\Providers\Third_Party;

/** An ad network of another plugin. */
class Acme_Ads implements Ad_Network {
	public const SLUG = 'acme-ads';

	/** What an owner enters for it. */
	public const UNIT = array(
		'publisher' => 'acme-77',
		'unit'      => 'top',
	);

	/**
	 * Activates the plugin that announces networks.
	 *
	 * @param list<class-string> $networks
	 */
	public static function activate( array $networks = array( self::class ) ): void {
		$manifest = array( 'implementations' => array( Ad_Network::class => $networks ) );
		add_filter( 'frontage_manifests', static fn ( array $all ): array => $all + array( 'acme' => $manifest ) );
		Manifest::add_announced();
		Ads::forget();
	}

	/** Deactivates the plugin. */
	public static function deactivate(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		Ads::forget();
	}

	public function slug(): string {
		return static::SLUG;
	}

	public function title(): string {
		return 'Acme Ads';
	}

	public function fields(): array {
		return array(
			'publisher' => Network_Field::text(
				'Publisher',
				'Enter your publisher: acme- and a number.',
				'acme-\d+',
				placeholder: 'acme-…'
			),
			'unit'      => Network_Field::text( 'Unit', help: 'Its name.' ),
			'note'      => Network_Field::text( 'Note', is_required: false ),
			'theme'     => Network_Field::choice(
				'Theme',
				array(
					'light' => 'Light',
					'dark'  => 'Dark',
				),
				'light'
			),
		);
	}

	public function third_party(): ?Third_Party {
		return new Third_Party( 'Acme learns the IP address.', 'https://acme.example/privacy', 'marketing', array( 'ads.acme.example' ) );
	}

	public function can_rotate(): bool {
		return true;
	}

	public function html( Network_Ad $ad ): Html {
		$unit = implode( '/', $ad->values );
		return Html::raw( '<script async src="https://ads.acme.example/' . esc_attr( $unit ) . "\" data-width=\"$ad->width\"></script>" );
	}
}
