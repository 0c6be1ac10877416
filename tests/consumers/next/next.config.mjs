export default { output: 'export', basePath: process.env.BASE };
