<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Share\Account;
use Frontage\Domain\Share\Network_Icon;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** Links to profiles. Nothing of it needs a script. */
final class Follow_Block {
	private ?Follow_Counts $counts = null;

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** Returns the block; empty without a profile. */
	public function html(): Html {
		$accounts = array_filter( array_map( Account::from( ... ), array_filter( (array) $this->attributes['accounts'], 'is_string' ) ) );
		if ( array() === $accounts ) {
			return Html::raw( '' );
		}
		$label = Kses::text( $this->attributes['label'] );
		return Wrapper::html(
			array(
				'id'    => $this->attributes['anchor'] ?? null,
				'class' => "frontage-follow shows-{$this->attributes['shows']}",
			),
			'' === $label ? fragment() : el( 'p', array( 'class' => 'frontage-follow__title' ), $label ),
			el(
				'ul',
				array(
					'class'      => 'frontage-follow__list',
					'role'       => 'list',
					'aria-label' => '' === $label ? __( 'Follow', 'frontage' ) : null,
				),
				...array_map( $this->item( ... ), array_values( $accounts ) )
			),
			$this->total()
		);
	}

	/** Returns a link to a profile, which says that it is the site's own. */
	private function item( Account $account ): Html {
		return el(
			'li',
			array( 'class' => "frontage-follow__item is-$account->network" ),
			el(
				'a',
				array(
					'class' => 'frontage-follow__link',
					'href'  => $account->url,
					'rel'   => 'me noopener',
				),
				Network_Icon::html( $account->network, 'frontage-follow__icon' ),
				el( 'span', array( 'class' => 'frontage-follow__name' ), $account->name ),
				' ',
				$this->count( $account )
			)
		);
	}

	/** Returns how many follow the profile, if the author wants it. */
	private function count( Account $account ): Html {
		return true === $this->attributes['showsCounts']
			? Follow_Counts::html( $this->counts()->of_account( $account ), (int) $this->attributes['minCount'] )
			: fragment();
	}

	/** Returns the sum of all networks, if the author wants it. */
	private function total(): Html {
		if ( true !== $this->attributes['showsTotal'] ) {
			return fragment();
		}
		$total = Follow_Counts::html( $this->counts()->total(), (int) $this->attributes['minCount'] );
		return '' === (string) $total ? fragment() : el( 'p', array( 'class' => 'frontage-follow__total' ), $total );
	}

	/** Returns all numbers, which are read only if the author wants some. */
	private function counts(): Follow_Counts {
		return $this->counts ??= new Follow_Counts();
	}
}
