'use client';

import { useEffect, useState } from 'react';
import { incentive } from 'solar-kit';

const EXAMPLE = { technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: 3, totalProjectCost: 7500 };

export function Own() {
  const [amount, setAmount] = useState('');
  useEffect(() => {
    incentive('pr-gef-tier1', EXAMPLE).then(setAmount);
  }, []);
  return (
    <>
      <estimado-calculator program="pr-gef-tier1"></estimado-calculator>
      <output>{amount}</output>
    </>
  );
}
