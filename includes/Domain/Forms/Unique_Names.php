<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Names that are given once.
 *
 * Gives each field of a form a name of its own: the second `email` is `email_2`.
 */
final class Unique_Names {
	/**
	 * How often a name was wanted.
	 *
	 * @var array<string, int>
	 */
	private array $wanted = array();

	/**
	 * Gives a name.
	 *
	 * @param string $name The one that is wanted.
	 */
	public function give( string $name ): string {
		$this->wanted[ $name ] = ( $this->wanted[ $name ] ?? 0 ) + 1;
		return 1 === $this->wanted[ $name ] ? $name : $this->give( "{$name}_{$this->wanted[ $name ]}" );
	}
}
